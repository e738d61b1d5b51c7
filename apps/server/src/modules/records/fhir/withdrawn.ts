import { isRetracted } from '@balsam/domain/records';
import { codesIn } from './codes.ts';

type Body = Readonly<Record<string, unknown>>;

/** Whether a resource is marked as not true of the person: entered in error, cancelled, refuted. */
export const isWithdrawn = ({ body }: { readonly body: Body }): boolean =>
  [body['status'], ...codesIn(body['verificationStatus'])].some(
    (status) => typeof status === 'string' && isRetracted(status),
  );

const marks: ReadonlySet<string> = new Set([
  'resourceType',
  'id',
  'status',
  'verificationStatus',
  'subject',
  'patient',
]);

/** A resource as it leaves the system whole; of a withdrawn one only what it was and that it is withdrawn. */
export const asHandedOut = (body: Body): Body =>
  isWithdrawn({ body }) ? Object.fromEntries(Object.entries(body).filter(([name]) => marks.has(name))) : body;
