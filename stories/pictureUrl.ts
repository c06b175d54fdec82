/** Address of a picture, `logos/northside-coffee`, beside the page, wherever it is served. The documentation of the package is written without a page. */
export const pictureUrl = (name: string): string =>
  new URL(
    `images/${name}.svg`,
    typeof document === 'undefined' ? 'https://storybook.example' : document.baseURI,
  ).href;
