import { decodeMerchant } from '../../service/response/parseMerchant.js';
import { filledFields, recordsOf, recordsOfRow, unique } from '../Exchange.js';
import type { StepName } from '../plan.js';
import type { Findings } from '../questions.js';
import { describeRefusal } from './describeOutcome.js';
import { type Observed, usualExchanges, usualRecords } from './Observed.js';

/** A path with `*` in place of an index. */
const withoutIndexes = (path: string) => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

/** Which fields records have, and how they differ from the interface. */
export function observeRecords(observed: Observed): Findings {
  const { answers, print } = observed;
  const records = usualRecords(observed);
  const fieldsOf = (name: StepName) =>
    unique(recordsOf(answers.get(name)).flatMap(filledFields).map(print));
  const restrictive = answers.get('restrictive') && fieldsOf('restrictive');
  const added = (name: StepName) => {
    const exchange = answers.get(name);
    if (!restrictive || !exchange) return undefined;
    const refusal = describeRefusal(exchange);
    return refusal ?? fieldsOf(name).filter((field) => !restrictive.includes(field));
  };
  const extendedAdds = added('extended');
  const additionalInfoAdds = added('additional-info');
  const unknownType = describeUnknownType(observed);
  const unexpected = records.flatMap((record) => {
    const paths: string[] = [];
    decodeMerchant(record, paths);
    return paths.map((path) => print(withoutIndexes(path)));
  });
  const fieldsWhere = (isIt: (value: unknown) => boolean) =>
    unique(
      records.flatMap((record) => Object.keys(record).filter((field) => isIt(record[field]))),
    ).map(print);
  const isSeveral = usualExchanges(observed).some((exchange) =>
    exchange.rows.some(({ id }) => recordsOfRow(exchange, id).length > 1),
  );
  return {
    ...(restrictive && { 'type.restrictive': restrictive }),
    ...(extendedAdds && { 'type.extendedAdds': extendedAdds }),
    ...(additionalInfoAdds && { 'type.additionalInfoAdds': additionalInfoAdds }),
    ...(unknownType && { 'type.unknown': unknownType }),
    'records.perRow': isSeveral ? 'one or several' : 'one',
    'records.unexpected': unique(unexpected),
    'records.nulls': fieldsWhere((value) => value === null),
    'records.empty': fieldsWhere((value) => value === ''),
  };
}

function describeUnknownType({ answers }: Observed): string | undefined {
  const exchange = answers.get('unknown-type');
  if (!exchange) return undefined;
  const refusal = describeRefusal(exchange);
  if (refusal) return refusal;
  const fields = (name: StepName) => {
    const of = answers.get(name);
    return of && recordsOfRow(of, 'row-0').flatMap(filledFields).sort().join();
  };
  const got = fields('unknown-type');
  if (got === fields('restrictive')) return 'as restrictive';
  return got === fields('extended') ? 'as extended' : 'another answer';
}
