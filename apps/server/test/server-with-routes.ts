import Fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { installErrorReply } from '#platform/http/error-reply.ts';
import { schemaSerializer, schemaValidator } from '#platform/http/schemas.ts';
import { serveAll, type Route } from '#platform/http/serve.ts';
import type { World } from './world.ts';

/** A server with these routes alone, on the platform of a world; it closes with the test. */
export function serverWithRoutes(w: World, ...routes: Route[]): FastifyInstance {
  const app = Fastify();
  app.setValidatorCompiler(schemaValidator);
  app.setSerializerCompiler(schemaSerializer);
  installErrorReply(app);
  serveAll(app, w.platform, routes);
  onTestFinished(() => app.close());
  return app;
}
