import type { DocumentedFile } from './documents.ts'
import type { Agreed } from './rules.ts'

/** For a text file the first line is agreed; for any other file only the media type. */
export const fileRules = ({ type, bytes, isText }: DocumentedFile) => {
  const [head = ''] = bytes.toString().split(/\r?\n/)
  return isText
    ? { 'pact:matcher:type': 'regex', regex: `^\\uFEFF?${head.replace(/[^\w\s]/g, '\\$&')}(\\r?\\n[\\s\\S]*)?$` }
    : { 'pact:matcher:type': 'contentType', value: type }
}

/** Adds the body of a response. The library's builder has no `combine: OR`, by which one rule is enough; the library itself does. */
export const withBody = (
  response: { readonly jsonBody: (body: unknown) => unknown },
  { example, rules }: Agreed,
): void => {
  response.jsonBody(example)
  // The cast reaches the library's own interaction, which the builder hides and calls in the same way.
  const { interaction } = response as unknown as { interaction: { withResponseMatchingRules: (json: string) => void } }
  if (Object.keys(rules).length > 0) interaction.withResponseMatchingRules(JSON.stringify({ body: rules }))
}

/** A form as bytes, with a fixed boundary instead of the one that the client chooses. */
export const sentForm = async (form: FormData) => {
  const body = new Response(form)
  const type = body.headers.get('Content-Type') ?? ''
  const bytes = Buffer.from(await body.arrayBuffer())
  const boundary = type.split('boundary=')[1] ?? ''
  const own = 'form-of-the-contract'
  return {
    type: `multipart/form-data; boundary=${own}`,
    bytes: Buffer.from(bytes.toString('latin1').replaceAll(boundary, own), 'latin1'),
  }
}
