import type { World } from '#test/world.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

export const subject = { reference: 'Patient/p' };

/** A summary of another hospital, of somebody born on a day. */
export const bundle = (birthDate: string, ...resources: object[]) =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'document',
    entry: [
      { resource: { resourceType: 'Composition', id: 'c', status: 'final', subject, section: [] } },
      { resource: { resourceType: 'Patient', id: 'p', name: [{ family: 'Harbi', given: ['Sara'] }], birthDate } },
      ...resources.map((resource) => ({ resource })),
    ],
  });

/** Sends a summary as the page does. */
export const receiver =
  (w: World) =>
  async (file: string | Buffer, who = '1000001', profile?: string) => {
    const head =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="ips.json"\r\ncontent-type: application/json\r\n\r\n';
    const payload = Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--x--\r\n')]);
    const headers = {
      authorization: `Bearer ${await w.tokenOf(who, profile)}`,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const reply = await w.app.inject({ method: 'POST', url: '/api/v1/medical-file/received', headers, payload });
    return { http: reply.statusCode, ...reply.json<{ code?: string; data: Data }>() };
  };
