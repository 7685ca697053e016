import { useMemo } from 'react'
import type { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'

// The compiler does not know Trusted Types, and neither do some browsers.
const maker = Reflect.get(globalThis, 'trustedTypes') as TrustedTypesMaker | undefined
const policy = maker?.createPolicy('portal-html', { createHTML: (html: SafeHtml): SafeHtml => html })

/** Server HTML as React draws it. Under the page's policy this is the only place that can turn a string into HTML. */
export const useTrusted = (html: SafeHtml): { readonly __html: string } =>
  useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html])
