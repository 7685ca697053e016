import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { defaultTheme } from '../domain/brand/theme.ts'
import { visitorState } from '../domain/first.ts'
import type { State } from '../domain/state.ts'
import { Button } from '../ui/components/actions/button.tsx'
import { SignedOutLayout } from '../ui/components/layout/signed-out-layout.tsx'
import { Screens } from '../ui/shell/app.tsx'
import { firstPageText } from '../ui/text/first-page.ts'
import { text } from '../ui/text/shared.ts'
import { outlines } from './outlines.tsx'

export { readsAhead } from '../effects/api/reads-ahead.ts'

const nothing = (): never => {
  throw new Error('Nothing happens on a page while the build draws it.')
}

/** The login page as a visitor's browser first draws it, as HTML. @param year the year of its copyright line */
export const login = (year: number): string =>
  renderToString(
    <StaticRouter location="/">
      <Screens
        portal={{
          state: () => visitorState() as State, // the login reads only the first slices
          subscribe: nothing,
          dispatch: nothing,
          isChunkLoadError: nothing,
          chunkLoadFailed: nothing,
          signedIn: new Promise(() => {}),
          loadRest: () => {},
          whole: new Promise(() => {}),
          saveFile: nothing,
          holdFile: nothing,
          schedule: nothing,
          print: nothing,
          showCreditsPage: nothing,
          logs: {
            supportCode: '',
            visits: nothing,
            linesOf: nothing,
            save: nothing,
            logSender: undefined,
            saveUnseen: nothing,
          },
          drawCaptcha: nothing,
          navigateWith: nothing,
          year,
        }}
      />
    </StaticRouter>,
  )

/** The outlines as HTML, by the ids of their templates. The policy allows no `style` in markup, so `early.ts` sets each `data-style`. */
export const outlined = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(outlines).map(([kind, outline]) => [
      `outline-${kind}`,
      renderToStaticMarkup(<StaticRouter location="/">{outline}</StaticRouter>).replaceAll(' style="', ' data-style="'),
    ]),
  )

/** What replaces the page if the portal's first script does not arrive; `early.ts` lets its button refresh the page. */
export const notLoaded = (): string =>
  renderToString(
    <StaticRouter location="/">
      <SignedOutLayout
        brand={{ name: defaultTheme.benefitBrandName, logo: null }}
        panel={null}
        avatar={null}
        support={null}
      >
        <h1>{firstPageText.notLoaded}</h1>
        <p role="alert">{firstPageText.notLoadedMore}</p>
        <Button onPress={nothing} width="full">
          {text.errors.refresh}
        </Button>
      </SignedOutLayout>
    </StaticRouter>,
  )
