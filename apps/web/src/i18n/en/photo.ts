// Boards that are read in pictures.
import { counted } from "../plural";

export const photo = {
  intro: "Open, paste or drop a picture of a printed board. It is read on this device and does not leave it.",
  open: "Open a picture",
  camera: "Use the camera",
  reading: "Reading the picture …",
  done: (givens: number) => `The board was read: ${counted("en", givens, { one: "given", other: "givens" })}.`,
  doubts: (count: number) => `${counted("en", count, { one: "cell is", other: "cells are" })} doubtful.`,
  picture: "The board in the picture",
  doubtful: "doubtful",
  readAs: (digit: string) => `read as ${digit}`,
  nothing: "empty",
  cell: (name: string) => `What stands in ${name}?`,
  left: (count: number) => `Doubtful cells: ${count}`,
  settled: "No cell is doubtful any more.",
  next: "Next doubtful cell",
  tooLarge: (most: number) => `This file is too large: pictures of up to ${most} megabytes are read.`,
  noPicture: "This file is not a picture that the browser can read.",
  broken: "This picture is broken, or of a kind that the browser cannot read.",
  view: "What the camera sees",
  search: "Hold the camera so that it sees the whole board.",
  found: "A board is in sight.",
  take: "Read this board",
  stop: "Stop the camera",
  noCamera: "No camera was found. A picture can be opened instead.",
  notAllowed: "The page may not use the camera. Allow it in the settings of the browser, or open a picture.",
  cameraFailed: "The camera could not be started; another program may be using it.",
};

export type PhotoTexts = typeof photo;
