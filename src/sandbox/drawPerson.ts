const PLATES = ['#7048e8', '#1c7ed6', '#0ca678', '#e8590c', '#c2255c', '#5f3dc4'] as const;

/** The number of different people. */
export const PERSON_COUNT = PLATES.length;

/** The profile picture of a fictional reviewer, 0 to `PERSON_COUNT` − 1, as an SVG document. */
export function drawPerson(person: number): string {
  const plate = PLATES[person % PLATES.length] ?? PLATES[0];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" fill="${plate}"/>` +
    '<circle cx="32" cy="25" r="11" fill="#fff"/>' +
    '<path d="M10 60a22 18 0 0 1 44 0v4H10z" fill="#fff"/></svg>'
  );
}
