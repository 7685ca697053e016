import { useMemo } from 'react'
import type { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'

// The compiler knows nothing of Trusted Types, and some browsers neither.
const maker = Reflect.get(globalThis, 'trustedTypes') as TrustedTypesMaker | undefined
const policy = maker?.createPolicy('portal-html', { createHTML: (html: SafeHtml): SafeHtml => html })

/** Server HTML as React draws it. Under the page's policy nothing else becomes HTML: only this place declares it safe. */
export const useTrusted = (html: SafeHtml): { readonly __html: string } =>
  useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html])
