import type { Operation } from './openapi-operation.ts'
import type { Names } from './names.ts'

/** Something that is left to a person. */
export interface Left {
  readonly what: string
  /** The step of `npm run check` that reports if it was forgotten; null if only a review can. */
  readonly step: string | null
}

/** What is left to do once the files are written and the lists are joined, in the order in which to do it. */
export const leftOf = (
  { area, feature, Name }: Names,
  { id, isWrite }: Operation,
  requirement: string | null,
): Left[] => [
  {
    what: `in src/domain/${area}/${feature}.ts, the class of each string: plain where it says nothing about a person`,
    step: null,
  },
  ...(isWrite
    ? [
        {
          what: `a screen that shows ${Name}Button of src/ui/${area}/${feature}.tsx, or a form in its place`,
          step: 'fault-injection',
        },
        { what: `a state of that screen in devtools/screens/states/screens/ that fails with ${id}`, step: 'unit' },
        { what: 'in src/effects/api/repeats.ts, what a second request does, where it is not done twice', step: null },
        {
          what: "the class of each string of the command's input in src/domain/command-inputs.ts, as in its event",
          step: 'generated files',
        },
      ]
    : [{ what: `a link to the page, where people look for it, and its words in src/ui/text/`, step: 'unit' }]),
  {
    what: `${requirement === null ? 'a requirement: its id in the titles of the tests, and its row' : `the row of ${requirement}`} in docs/requirements.md`,
    step: 'titles',
  },
  { what: `a journey in tests/journeys/ with the id in its title`, step: 'titles' },
  { what: 'npx tsx tools/checks/titles.ts --write, which lists the tests of the requirement', step: 'titles' },
  { what: 'PACTS=write npx vitest run --config contracts/vitest.config.ts', step: 'contracts' },
  { what: 'npm run generate', step: 'generated files' },
  { what: 'npm run versions -- --publish', step: 'versions' },
  {
    what: `what a screen reader announces, here and on the screen that links here: npm run a11y -- --update ${area}/${feature}`,
    step: 'unit',
  },
  { what: `how its states look: npm run visual -- ${area}/${feature}`, step: null },
]

/** The list as it is printed. */
export const printed = (left: readonly Left[]): string =>
  left.map(({ what, step }) => `  ${what} (${step ?? 'a review'})`).join('\n')
