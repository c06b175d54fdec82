import { isDeepStrictEqual } from 'node:util';

/** @typedef {import('../../src/service/response/MerchantResult.js').MerchantResult} Result */
/** @typedef {import('../../src/index.js').MerchantRecord} MerchantRecord */

/**
 * Whether a result says what the service says. Only fields that may not be stored may be absent:
 * those whose label is none of `sources`.
 * @param {Result} result
 * @param {Result} truth
 * @param {readonly string[]} sources labels of `cachePolicy`
 */
export function isTrue(result, truth, sources) {
  return (
    result.status === truth.status &&
    result.merchants.length === truth.merchants.length &&
    truth.merchants.every((merchant, place) => {
      const record = result.merchants[place];
      return record !== undefined && isTrueRecord(record, merchant, sources);
    })
  );
}

/**
 * @param {MerchantRecord} record
 * @param {MerchantRecord} truth
 * @param {readonly string[]} sources
 */
function isTrueRecord(record, truth, sources) {
  const { cachePolicy: labels = {}, ...fields } = record;
  const { cachePolicy: trueLabels = {}, ...trueFields } = truth;
  return (
    Object.entries(trueFields).every(([field, value]) => {
      const label = read(trueLabels, field);
      const mayBeAbsent = typeof label === 'string' && !sources.includes(label);
      return (mayBeAbsent && !(field in fields)) || isDeepStrictEqual(read(fields, field), value);
    }) &&
    Object.keys(fields).every((field) => field in trueFields) &&
    Object.entries(labels).every(([field, label]) => read(trueLabels, field) === label)
  );
}

/**
 * @param {object} fields
 * @param {string} name
 * @returns {unknown}
 */
const read = (fields, name) => Reflect.get(fields, name);
