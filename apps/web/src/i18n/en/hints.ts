// Around a hint, whose own words the core finds: quadrille/languages.
export const hints = {
  title: "Hint",
  more: "Tell me more",
  apply: "Do it",
  close: "Close the hint",
  matrix: "As exact cover",
  rating: (rating: string) => `Difficulty ${rating}`,
  about: (name: string) => `About: ${name}`,
};

export type Hints = typeof hints;
