import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { countryTimeZones } from '../../src/hours/countryTimeZones.js';
import { timeZoneOfCountry } from '../../src/hours/timeZoneOfCountry.js';
import { zones } from '../../src/hours/zones.js';
import { weekdays } from './shapes.js';

/** Countries with more than one time zone. */
const manyZones = 'AQ AU BR CA CD CL CN EC ES FM GL ID KI MN MX NZ PF PG PT RU TF UA UM US'.split(
  ' ',
);

const countries = Object.entries(countryTimeZones).flatMap(([area, countries]) =>
  countries
    .trim()
    .split(/\s+/)
    .map((country) => {
      const [alpha2 = '', alpha3 = '', city = ''] = country.split(':');
      return { alpha2, alpha3, zone: `${area}/${city}` };
    }),
);

const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

beforeAll(() => zones.load());

describe('countryTimeZones', () => {
  it('has 224 countries, each once', () => {
    expect(countries).toHaveLength(224);
    expect(new Set(countries.map(({ alpha2 }) => alpha2)).size).toBe(224);
    expect(new Set(countries.map(({ alpha3 }) => alpha3)).size).toBe(224);
  });

  it.each(countries)('knows $alpha2, $alpha3 and $zone', ({ alpha2, alpha3, zone }) => {
    expect(alpha2).toMatch(/^[A-Z]{2}$/);
    expect(alpha3).toMatch(/^[A-Z]{3}$/);
    const name = englishNames.of(alpha2);
    expect(name).toBeDefined();
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    for (const country of [alpha2, alpha3, name]) expect(timeZoneOfCountry(country)).toBe(zone);
  });

  it.each(manyZones)('leaves out %s, under its name too', (alpha2) => {
    expect(englishNames.of(alpha2)).toBeDefined();
    expect(timeZoneOfCountry(alpha2)).toBeUndefined();
    expect(timeZoneOfCountry(englishNames.of(alpha2))).toBeUndefined();
  });

  it.each(['AUS', 'BRA', 'CAN', 'CHN', 'ESP', 'MEX', 'NZL', 'PRT', 'RUS', 'UKR', 'USA'])(
    'leaves out %s',
    (alpha3) => {
      expect(timeZoneOfCountry(alpha3)).toBeUndefined();
    },
  );
});

describe('timeZoneOfCountry', () => {
  it.each([
    ['GB', 'Europe/London'],
    ['gb', 'Europe/London'],
    [' GBR ', 'Europe/London'],
    ['UK', 'Europe/London'],
    ['united kingdom', 'Europe/London'],
    ["Cote d'Ivoire", 'Africa/Abidjan'],
    ['Hong Kong', 'Asia/Hong_Kong'],
    ['Bosnia and Herzegovina', 'Europe/Sarajevo'],
    ['Germany', 'Europe/Berlin'],
    ['Argentina', 'America/Argentina/Buenos_Aires'],
    ['Kosovo', 'Europe/Belgrade'],
  ])('knows the one zone of %s', (country, zone) => {
    expect(timeZoneOfCountry(country)).toBe(zone);
  });

  it.each([
    undefined,
    '',
    ' ',
    'EU',
    'ZZ',
    'Deutschland',
    '826',
    'Europe/London',
    '日本',
    '__proto__',
    'constructor',
  ])('knows no zone for %j', (country) => {
    expect(timeZoneOfCountry(country)).toBeUndefined();
  });

  it('reads the names of countries only when given a name', async () => {
    vi.resetModules();
    const fresh = await import('../../src/hours/timeZoneOfCountry.js');
    const { zones } = await import('../../src/hours/zones.js');
    await zones.load();
    const read = vi.spyOn(Intl.DisplayNames.prototype, 'of');
    for (const code of ['FR', 'FRA', 'US', 'ZZ']) fresh.timeZoneOfCountry(code);
    expect(read).not.toHaveBeenCalled();
    fresh.timeZoneOfCountry('France');
    fresh.timeZoneOfCountry('Norway');
    // A long and a short name for each country.
    expect(read).toHaveBeenCalledTimes(448);
  });

  it.each([null, 7, {}, ['GB'], 'GB'.repeat(100_000)])('never throws', (country) => {
    expect(timeZoneOfCountry(country as string)).toBeUndefined();
  });
});

describe('the table of zones', () => {
  const TABLE = '../../src/hours/countryTimeZones.js';
  let imports = 0;

  /** The module as a page has it first, and how often it imports the table. */
  async function freshPage(isOffline: () => boolean = () => false) {
    vi.resetModules();
    imports = 0;
    vi.doMock(TABLE, async (original) => {
      imports += 1;
      if (isOffline()) throw new Error('offline');
      return original();
    });
    return {
      ...(await import('../../src/hours/timeZoneOfCountry.js')),
      ...(await import('../../src/hours/zones.js')),
      ...(await import('../../src/service/lateModule.js')),
    };
  }

  afterEach(() => {
    vi.doUnmock(TABLE);
    vi.useRealTimers();
  });

  it('is loaded by the first country that needs it, once', async () => {
    const { timeZoneOfCountry, zones } = await freshPage();
    for (const country of [undefined, '', ' ', 'GB'.repeat(100)]) timeZoneOfCountry(country);
    await vi.dynamicImportSettled();
    expect(imports).toBe(0);
    expect(timeZoneOfCountry('GB')).toBeUndefined();
    expect(timeZoneOfCountry('FR')).toBeUndefined();
    await zones.load();
    expect(timeZoneOfCountry('GB')).toBe('Europe/London');
    expect(timeZoneOfCountry('Atlantis')).toBeUndefined();
    await zones.load();
    expect(imports).toBe(1);
  });

  it('tells its subscribers when it arrives, and only them', async () => {
    const { zones, subscribeToArrivals, timeZoneOfCountry } = await freshPage();
    const heard: (string | undefined)[] = [];
    const gone = vi.fn();
    subscribeToArrivals(() => heard.push(timeZoneOfCountry('GB')));
    subscribeToArrivals(gone)();
    expect(heard).toEqual([]);
    await zones.load();
    await zones.load();
    expect(heard).toEqual(['Europe/London']);
    expect(gone).not.toHaveBeenCalled();
  });

  it('is tried again after a failure, but not by every row', async () => {
    let isOffline = true;
    const { zones, subscribeToArrivals, timeZoneOfCountry } = await freshPage(() => isOffline);
    const listener = vi.fn();
    subscribeToArrivals(listener);
    await expect(zones.load()).resolves.toBeUndefined();
    expect(imports).toBe(1);
    isOffline = false;
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let row = 0; row < 100; row += 1) expect(timeZoneOfCountry('GB')).toBeUndefined();
    await vi.dynamicImportSettled();
    expect(imports).toBe(1);
    expect(listener).not.toHaveBeenCalled();

    vi.setSystemTime(Date.now() + 10_001);
    expect(timeZoneOfCountry('GB')).toBeUndefined();
    await zones.load();
    expect(imports).toBe(2);
    expect(listener).toHaveBeenCalledOnce();
    expect(timeZoneOfCountry('GB')).toBe('Europe/London');
  });

  it('is not needed for the status of hours in a zone that the host app knows', async () => {
    await freshPage();
    const { getOpenStatus } = await import('../../src/hours/getOpenStatus.js');
    const now = new Date('2026-06-03T12:00Z');
    expect(getOpenStatus(weekdays, { now, timeZone: 'Europe/London' }).state).toBe('open');
    await vi.dynamicImportSettled();
    expect(imports).toBe(0);
  });
});
