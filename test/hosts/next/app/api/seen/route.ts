import { readSession } from '../../../server/readSession';
import { seenBy } from '../../../server/seenBy';

/** What the service has been asked in this session. */
export async function GET(): Promise<Response> {
  return Response.json(seenBy(await readSession()));
}
