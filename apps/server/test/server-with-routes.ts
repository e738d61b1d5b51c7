import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { onTestFinished } from 'vitest';
import { installErrorReply } from '#platform/http/error-reply.ts';
import { serveAll, type Route } from '#platform/http/serve.ts';
import type { World } from './world.ts';

/** A server with these routes alone, on the platform of a world; it closes with the test. */
export function serverWithRoutes(w: World, ...routes: Route[]): FastifyInstance {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorReply(app);
  serveAll(app, w.platform, routes);
  onTestFinished(() => app.close());
  return app;
}
