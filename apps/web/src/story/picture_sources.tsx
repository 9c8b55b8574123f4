// Page 12: who thought of it, and where to read on.
import { messages } from "../i18n/messages";

interface Source {
  year: number;
  who: string;
  title: string;
  where: string;
  address?: string;
}

/** In the order of the notes of the messages. */
const SOURCES: Source[] = [
  {
    year: 1965,
    who: "Solomon W. Golomb, Leonard D. Baumert",
    title: "Backtrack Programming",
    where: "Journal of the ACM 12, 516–524",
    address: "https://doi.org/10.1145/321296.321300",
  },
  {
    year: 1979,
    who: "Hirosi Hitotumatu, Kohei Noshita",
    title: "A Technique for Implementing Backtrack Algorithms and Its Application",
    where: "Information Processing Letters 8, 174–175",
  },
  {
    year: 2000,
    who: "Donald E. Knuth",
    title: "Dancing Links",
    where: "Millennial Perspectives in Computer Science, 187–214",
    address: "https://arxiv.org/abs/cs/0011047",
  },
  {
    year: 2022,
    who: "Donald E. Knuth",
    title: "The Art of Computer Programming 4B",
    where: "7.2.2.1 Dancing Links",
    address: "https://www-cs-faculty.stanford.edu/~knuth/taocp.html",
  },
];

export function PictureSources() {
  const t = messages.value.story;
  return (
    <ol class="sources">
      {SOURCES.map(({ year, who, title, where, address }, index) => (
        <li key={year}>
          <strong class="sources-year">{year}</strong>
          <div>
            <p class="sources-note">{t.sources[index]}</p>
            <p class="sources-work" lang="en">
              {who}: <cite>{address ? <a href={address}>{title}</a> : title}</cite>, {where}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
