import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** A schema as code of its own, made when it is first used: most calls are never made in the life of a process. */
function compiledWhenUsed(schema: z.ZodType): () => z.ZodType {
  let compiled: z.ZodType | undefined;
  return () => (compiled ??= z.compile(schema));
}

/** Checks what was sent against the schema of the contract. */
export const schemaValidator: FastifySchemaCompiler<z.ZodType> = ({ schema, ...route }) => {
  const compiled = compiledWhenUsed(schema);
  let validate: ReturnType<typeof validatorCompiler> | undefined;
  return (data) => (validate ??= validatorCompiler({ schema: compiled(), ...route }))(data);
};

/** Writes a reply as the schema of the contract has it: what is not in it is left out, and what does not fit it is never sent. */
export const schemaSerializer: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  const compiled = compiledWhenUsed(schema);
  return (data) => {
    const { error, data: fitting } = compiled().safeParse(data);
    if (error) throw new ResponseSerializationError(method, url, { cause: error });
    return JSON.stringify(fitting);
  };
};
