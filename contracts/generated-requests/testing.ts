const object = (properties: object, required: readonly string[]) => ({ type: 'object', properties, required })
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const error = { $ref: '#/components/schemas/ErrorBody' }
/** The document of a host with one operation, which makes a change. */
export const document = {
  openapi: '3.1.0',
  security: [{ bearer: [], bearerCopy: [] }],
  'x-malformed-requests': { statuses: ['400'], body: 'ErrorBody' },
  components: {
    schemas: { ErrorBody: object({ error: { type: 'string' } }, ['error']) },
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      bearerCopy: { type: 'apiKey', in: 'header', name: 'X-Bearer-Token' },
    },
  },
  paths: {
    '/user/{id}': {
      patch: {
        operationId: 'updateUser',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: json(object({ name: { type: 'string' }, age: { type: 'integer', minimum: 18 } }, ['name'])),
        responses: {
          200: json(object({ id: { type: 'string' } }, ['id'])),
          401: json(error),
          404: json(error),
          500: json(error),
        },
      },
    },
  },
}

/** The body that the document declares for every refusal. */
export const refused = { error: 'No.' }
