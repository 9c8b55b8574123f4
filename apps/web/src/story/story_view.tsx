// StoryView: twelve pages, each with a picture to play with.
import type { ComponentChildren } from "preact";
import { requestOf } from "../board/shapes";
import { messages } from "../i18n/messages";
import { Icon } from "../ui/icon";
import { Compare } from "../watch/compare";
import { DanceOfBoard } from "../watch/dance_of_board";
import { emptyBoard, GUESS, HARD, LATIN, USUAL } from "../watch/samples";
import { PictureBoard } from "./picture_board";
import { PictureCover } from "./picture_cover";
import { PictureQueens, PictureSearch } from "./picture_dance";
import { PictureLinks } from "./picture_links";
import { PictureMatrix } from "./picture_matrix";
import { PictureSets } from "./picture_sets";
import { PictureSources } from "./picture_sources";
import "../watch/watch.css";
import "./story.css";

const PICTURES: (() => ComponentChildren)[] = [
  () => <PictureSets />,
  () => <PictureMatrix />,
  () => <PictureLinks />,
  () => <PictureCover />,
  () => <PictureSearch />,
  () => <PictureBoard board={LATIN} inBlocks />,
  () => <PictureBoard board={emptyBoard(USUAL.shape)} />,
  () => <PictureBoard board={USUAL} entered={0} />,
  () => <DanceOfBoard first view="story" board={GUESS} choose="least" pruned />,
  () => (
    <Compare
      board={{ shape: requestOf(HARD.shape), digits: HARD.digits }}
      variants={[
        { choose: "least", pruned: true },
        { choose: "first", pruned: true },
      ]}
    />
  ),
  () => <PictureQueens />,
  () => <PictureSources />,
];

/** The pictures of the first pages are narrow enough to stand beside the text. */
const PAGES_BESIDE = 4;
const SEARCH = 4;

export function StoryView({ page }: { page: number }) {
  const t = messages.value.story;
  const count = PICTURES.length;
  const index = Math.max(1, Math.min(count, page)) - 1;
  const { title, text, hint } = t.pages[index]!;
  return (
    <article class={`story ${index < PAGES_BESIDE ? "story-beside" : index === SEARCH ? "story-search" : ""}`}>
      <nav class="story-contents" aria-label={t.contents}>
        <ol>
          {t.pages.map((each, number) => (
            <li key={number}>
              <a href={`#/story/${number + 1}`} aria-current={number === index ? "page" : undefined} title={each.title}>
                <span aria-hidden="true">{number + 1}</span>
                <span class="unseen">{each.title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <header class="story-text">
        <p class="story-place">{t.page(index + 1, count)}</p>
        <h1>{title}</h1>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p class="story-hint">
          <strong>{t.tryIt}</strong> {hint}
        </p>
      </header>
      <div class="story-picture" key={index}>
        {PICTURES[index]!()}
      </div>
      <nav class="story-turn" aria-label={t.title}>
        {index > 0 ? (
          <a class="button" href={`#/story/${index}`}>
            <Icon name="previous" />
            {t.previous}
          </a>
        ) : (
          <span />
        )}
        {index + 1 < count ? (
          <a class="button button-primary" href={`#/story/${index + 2}`}>
            {t.next}
            <Icon name="next" />
          </a>
        ) : (
          <a class="button button-primary" href="#/watch">
            {t.toWatch}
            <Icon name="watch" />
          </a>
        )}
      </nav>
    </article>
  );
}
