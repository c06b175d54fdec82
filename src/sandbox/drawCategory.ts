import type { CategoryId } from './CategoryId.js';

/**
 * At least 3:1 on light and on dark surfaces (WCAG 2.2, 1.4.11), so that one picture serves both.
 */
const GREY = '#767e8c';

/** Path data on a 24 by 24 grid: `area` is tinted, `line` is drawn over it. */
const pictures: Readonly<Record<CategoryId, { area: string; line: string }>> = {
  groceries: {
    area: 'M3.25 20.75C4.75 15.25 6.5 11.25 9 8.75A4.42 4.42 0 0 1 15.25 15c-2.5 2.5-6.5 4.25-12 5.75z',
    line: 'M15.25 8.75c-.6-2.2-.2-4 1-5.5M15.25 8.75c2.2.6 4 .2 5.5-1M15.25 8.75l3.25-3.25M8 13.25l1.75 1.75M12.25 10.5l1.25 1.25',
  },
  'eating-out': {
    area: 'M3.5 12h17a8.5 8.5 0 0 1-5 7.75v1.25h-7v-1.25a8.5 8.5 0 0 1-5-7.75z',
    line: 'M8 8.5c1.4-1.7-1.4-3.1 0-5M12 8.5c1.4-1.7-1.4-3.1 0-5M16 8.5c1.4-1.7-1.4-3.1 0-5',
  },
  transport: {
    area: 'M7 3.5h10a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3z',
    line: 'M4 11.5h16M7 18.5V21M17 18.5V21M7.5 15h1M15.5 15h1',
  },
  travel: {
    area: 'M8 7.5h8a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 17v-7A2.5 2.5 0 0 1 8 7.5z',
    line: 'M9 7.5V4.5A1.5 1.5 0 0 1 10.5 3h3A1.5 1.5 0 0 1 15 4.5v3M9.75 11.5v4M14.25 11.5v4M8.5 19.5v1.5M15.5 19.5v1.5',
  },
  fuel: {
    area: 'M4.5 20.5V5.5A2.5 2.5 0 0 1 7 3h4.5A2.5 2.5 0 0 1 14 5.5v15z',
    line: 'M3 20.5h12.5M7.5 7h3.5M14 12h1.25a1.75 1.75 0 0 1 1.75 1.75v2.5a1.875 1.875 0 0 0 3.75 0V9L17.5 5.75',
  },
  shopping: {
    area: 'M6.2 4h11.6L20.5 9a2.83 2.83 0 0 1-5.67.5 2.83 2.83 0 0 1-5.66 0A2.83 2.83 0 0 1 3.5 9z',
    line: 'M5.25 12v8.5h13.5V12M10 20.5v-4.25a2 2 0 0 1 4 0v4.25',
  },
  fashion: {
    area: 'M12 11.5 3.7 17.3a1.2 1.2 0 0 0 .7 2.2h15.2a1.2 1.2 0 0 0 .7-2.2z',
    line: 'M9.25 6.75a2.75 2.75 0 1 1 3.9 2.5c-.8.4-1.15.9-1.15 1.75v.5',
  },
  electronics: {
    area: 'M3.5 14.5h2.25a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19zM20.5 14.5h-2.25a1.5 1.5 0 0 0-1.5 1.5v3a1.5 1.5 0 0 0 1.5 1.5H19a1.5 1.5 0 0 0 1.5-1.5z',
    line: 'M3.5 14.5V12a8.5 8.5 0 0 1 17 0v2.5',
  },
  home: {
    area: 'M3 12.75a2 2 0 0 1 4 0V14.5h10v-1.75a2 2 0 0 1 4 0V17.25a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.25z',
    line: 'M5.5 10.5V7A2.5 2.5 0 0 1 8 4.5h8A2.5 2.5 0 0 1 18.5 7v3.5M6 18.75V20.5M18 18.75V20.5',
  },
  health: {
    area: 'M10.5 3.5h3A1.5 1.5 0 0 1 15 5v4h4a1.5 1.5 0 0 1 1.5 1.5v3A1.5 1.5 0 0 1 19 15h-4v4a1.5 1.5 0 0 1-1.5 1.5h-3A1.5 1.5 0 0 1 9 19v-4H5a1.5 1.5 0 0 1-1.5-1.5v-3A1.5 1.5 0 0 1 5 9h4V5a1.5 1.5 0 0 1 1.5-1.5z',
    line: '',
  },
  beauty: {
    area: 'M8.5 10.5h7A2.5 2.5 0 0 1 18 13v5.5a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 18.5V13a2.5 2.5 0 0 1 2.5-2.5z',
    line: 'M9.5 10.5v-3h5v3M12 7.5V3.5h3.5a2 2 0 0 1 2 2M9.5 15.75h5',
  },
  entertainment: {
    area: 'M5.5 4.5h13A2.5 2.5 0 0 1 21 7v7.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 14.5V7a2.5 2.5 0 0 1 2.5-2.5z',
    line: 'M10.25 8.25v5l4.25-2.5zM8 20.5h8',
  },
  sport: {
    area: 'M3.25 12a8.75 8.75 0 1 1 17.5 0 8.75 8.75 0 1 1-17.5 0z',
    line: 'M6.6 5.1a9.5 9.5 0 0 1 0 13.8M17.4 5.1a9.5 9.5 0 0 0 0 13.8',
  },
  utilities: {
    area: 'M13.5 3 5 13.25h6L10.5 21 19 10.75h-6z',
    line: '',
  },
  telecom: {
    area: 'M9.75 9.5a2.25 2.25 0 1 1 4.5 0 2.25 2.25 0 1 1-4.5 0z',
    line: 'M12 11.75V21M8 13.5a5.66 5.66 0 0 1 0-8M16 5.5a5.66 5.66 0 0 1 0 8M5.2 16.3a9.6 9.6 0 0 1 0-13.6M18.8 2.7a9.6 9.6 0 0 1 0 13.6',
  },
  education: {
    area: 'M12 6.75C9.8 5.25 7.2 4.5 4 4.5a1 1 0 0 0-1 1v11.75a1 1 0 0 0 1 1c3.2 0 5.8.75 8 2.25 2.2-1.5 4.8-2.25 8-2.25a1 1 0 0 0 1-1V5.5a1 1 0 0 0-1-1c-3.2 0-5.8.75-8 2.25z',
    line: 'M12 6.75V20.5',
  },
  services: {
    area: 'M4 16.5a8 8 0 0 1 16 0z',
    line: 'M3 20h18M12 8.5V5.5M10.25 5.25h3.5',
  },
  finance: {
    area: 'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 19 19H5a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5 5z',
    line: 'M2.5 9.75h19M6.5 15h3.5',
  },
  income: {
    area: 'M3.25 12a8.75 8.75 0 1 1 17.5 0 8.75 8.75 0 1 1-17.5 0z',
    line: 'M12 7.75v8.5M8.5 12.75 12 16.25l3.5-3.5',
  },
};

/**
 * The picture of a category as a complete SVG document: a duotone glyph of 24 by 24 on a
 * transparent background.
 */
export function drawCategory(id: CategoryId): string {
  const { area, line } = pictures[id];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" ' +
    `fill="none" stroke="${GREY}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${area}" fill="${GREY}" fill-opacity=".18"/>` +
    `${line && `<path d="${line}"/>`}</svg>`
  );
}
