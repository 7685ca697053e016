import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Host } from '../../src/effects/api/operation.ts'

const root = new URL('../../', import.meta.url)

/**
 * The TypeScript types of a bundled OpenAPI document, `openapi/<host>.yaml`. Text in `format: html` becomes `SafeHtml`, because the
 * client returns nothing else; a property with a default is always present, because the decoders fill in the default.
 */
export const typesOf = async (host: Host, bundle: URL): Promise<string> => {
  const nodes = await openapiTS(bundle, {
    defaultNonNullable: true,
    alphabetize: false,
    silent: true,
    cwd: root,
    inject: `import type { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'\n`,
    transform: (schema) =>
      schema.format === 'html' ? ts.factory.createTypeReferenceNode('SafeHtml', undefined) : undefined,
  })
  const text = astToString(nodes)
  const used = text.split('SafeHtml').length > 2
  return `// Written by tools/generate from openapi/${host}.yaml.\n${used ? text : text.replace(/^import type \{ SafeHtml \}.*\n/m, '')}`
}
