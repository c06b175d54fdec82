import { readSession } from '../../../server/readSession';
import { seenBy } from '../../../server/seenBy';

/** The requests to the service in this session. */
export async function GET(): Promise<Response> {
  return Response.json(seenBy(await readSession()));
}
