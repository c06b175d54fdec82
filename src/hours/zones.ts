import { lateModule } from '../service/lateModule.js';

/** The table of the countries that have one time zone. */
export const zones = lateModule('findTimeZone', () => import('./countryTimeZones.js'));
