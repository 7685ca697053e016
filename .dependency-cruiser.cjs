// Who may import whom. `npx tsx tools/checks/boundaries.ts` holds the code to it, and
// `tests/architecture/boundaries.test.ts` holds a violation against each rule.

/** Test files, and what only they use: testing files, samples, a scripted host. */
const tests = ['[.](test|spec)[.]tsx?$', '^tests/', '^devtools/screens/(fault-injection|gallery/checks)/']
const testHelpers = ['/(samples|scripted-host|broker-double)[.]ts$', '[/.]testing[.]ts$', '^contracts/pact[.]ts$']
const testsAndHelpers = [...tests, ...testHelpers]

/** The areas of the domain: each reads its own, the kernel, and the rows above it. */
const shared = 'kernel|formats|log'
const lowest = 'brand|content'
const middle = 'home|benefits|employer|family|rewards|account'
const areas = `${shared}|${lowest}|session|${middle}|shell`

/** Packages and Node's modules. What leads nowhere has a rule of its own. */
const outside = (allowed) => ({
  dependencyTypesNot: ['local', 'unknown'],
  pathNot: `(^|/)node_modules/(${allowed})/`,
})

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'domain-alone',
    comment: 'The domain is pure. Return an event, and let an effect or a screen act on it.',
    from: { path: '^src/domain/' },
    to: { path: '^(src/(?!domain/)|mock-server/|contracts/|openapi/|tools/)' },
  },
  {
    name: 'domain-packages',
    comment: 'The domain uses immer, io-ts and fp-ts alone. Put what needs more behind a port in src/effects/runtime.',
    from: { path: '^src/domain/', pathNot: testsAndHelpers },
    to: outside('immer|io-ts|fp-ts'),
  },
  {
    name: 'domain-kernel-lowest',
    comment: 'Kernel, formats and log know no area. Pass in what they need, or move the code into the area.',
    from: { path: `^src/domain/(${shared})/`, pathNot: testsAndHelpers },
    to: { path: '^src/domain/', pathNot: `^src/domain/(${shared})/` },
  },
  {
    name: 'domain-lowest-areas',
    comment: 'Brand and content read the kernel and themselves alone. Join with others in a selector of a later area.',
    from: { path: `^src/domain/(${lowest})/`, pathNot: testsAndHelpers },
    to: { path: '^src/domain/[^/]+/', pathNot: [`^src/domain/(${shared})/`, '^src/domain/$1/'] },
  },
  {
    name: 'domain-session',
    comment: 'The session reads the kernel, brand and content. Join with others in a selector of a later area.',
    from: { path: '^src/domain/session/', pathNot: testsAndHelpers },
    to: { path: '^src/domain/[^/]+/', pathNot: `^src/domain/(${shared}|${lowest}|session)/` },
  },
  {
    name: 'domain-middle-areas',
    comment:
      'Areas of one row do not read each other. Join them in a selector of the shell, or move what both need down.',
    from: { path: `^src/domain/(${middle})/`, pathNot: testsAndHelpers },
    to: { path: '^src/domain/[^/]+/', pathNot: [`^src/domain/(${shared}|${lowest}|session)/`, '^src/domain/$1/'] },
  },
  {
    name: 'domain-known-areas',
    comment: 'This area has no row yet. Name it in .dependency-cruiser.cjs where it belongs in the order.',
    from: { path: '^src/domain/[^/]+/', pathNot: `^src/domain/(${areas})/` },
    to: {},
  },
  {
    name: 'domain-state-on-top',
    comment: 'The whole state is joined above the areas. Type what you read with the slices that you need.',
    from: { path: '^src/domain/[^/]+/', pathNot: [...testsAndHelpers, `^src/domain/(${shared})/`] },
    to: { path: '^src/domain/[^/]+$', pathNot: testHelpers },
  },
  {
    name: 'effects-layer',
    comment:
      'Effects know the domain and themselves. Emit an event that a screen shows; describe calls in openapi and generate.',
    from: { path: '^src/effects/' },
    to: { path: '^(src/(?!domain/|effects/)|mock-server/|contracts/|openapi/|tools/)' },
  },
  {
    name: 'effects-packages',
    comment:
      'Effects use rxjs, fp-ts and io-ts, the runtime idb, dompurify and the reader of Excel files as well. Put what needs more behind a port.',
    from: { path: '^src/effects/', pathNot: testsAndHelpers },
    to: outside('rxjs|fp-ts|io-ts|idb|dompurify|fflate|read-excel-file'),
  },
  {
    name: 'effects-world-in-runtime',
    comment: 'Storage and the sanitiser are the runtime’s. Ask for them through a port.',
    from: { path: '^src/effects/', pathNot: [...testsAndHelpers, '^src/effects/runtime/'] },
    to: { path: '(^|/)node_modules/(idb|dompurify|read-excel-file)/' },
  },
  {
    name: 'effects-areas-apart',
    comment:
      'An effect uses its own area, runtime and api. Start on the other area’s event instead of calling its code.',
    from: { path: '^src/effects/([^/]+)/', pathNot: [...testsAndHelpers, '^src/effects/(runtime|api)/'] },
    to: { path: '^src/effects/', pathNot: ['^src/effects/(runtime|api|$1)/'] },
  },
  {
    name: 'effects-areas-state',
    comment: 'An effect’s state comes with portalEffect of runtime/portal-effect.ts. Read it through a selector.',
    from: { path: '^src/effects/[^/]+/', pathNot: [...tests, '^src/effects/(runtime|api)/'] },
    to: { path: '^src/domain/[^/]+$', pathNot: testHelpers },
  },
  {
    name: 'effects-runtime-general',
    comment: 'The runtime serves any events: it knows the kernel and api. Take what an area needs as a parameter.',
    from: {
      path: '^src/effects/runtime/',
      pathNot: [...testsAndHelpers, '^src/effects/runtime/portal-(calls|effect|reread)[.]ts$'],
    },
    to: {
      path: '^src/(domain|effects)/',
      pathNot: '^src/(domain/(kernel|formats|log)|effects/(runtime|api))/',
    },
  },
  {
    name: 'effects-api-lowest',
    comment:
      'The client knows the kernel alone. Take the session, the clock and the like as dependencies of createClient.',
    from: { path: '^src/effects/api/', pathNot: tests },
    to: { path: '^src/', pathNot: '^src/(effects/api|domain/(kernel|formats|log))/' },
  },
  {
    name: 'ui-layer',
    comment:
      'Screens know the domain and the design system. Send a command and let an effect act; read with a selector.',
    from: { path: '^src/ui/' },
    to: { path: '^(src/(?!domain/|ui/)|mock-server/|contracts/|openapi/|tools/)' },
  },
  {
    name: 'ui-packages',
    comment:
      'Screens use React, its router, React Aria and Linaria; the design system draws QR codes with qrcode.react and charts with visx, windows long tables with react-virtual, and has the default brand’s font. Build it from src/ui/components, or add it there with a decision.',
    from: { path: '^src/ui/', pathNot: tests },
    to: outside(
      'react|react-dom|react-router-dom|@linaria/core|fp-ts|qrcode[.]react|@fontsource-variable/figtree|@visx/[a-z]+|@tanstack/react-virtual',
    ),
  },
  {
    name: 'ui-fp-ts-types',
    comment:
      'Screens name the types of fp-ts and run none of it. Use `import type`; decide in a command or a selector.',
    from: { path: '^src/ui/', pathNot: tests },
    to: { path: '(^|/)node_modules/fp-ts/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ui-components-general',
    comment: 'The design system knows no screen and no area. Take texts and values as properties.',
    from: { path: '^src/ui/components/', pathNot: tests },
    to: { path: '^src/(ui|domain)/', pathNot: '^src/(ui/components|domain/(kernel|formats|log))/' },
  },
  {
    name: 'ui-areas-apart',
    comment: 'Screens of one area do not use another’s. Move what both need to src/ui/components or src/ui/shell.',
    from: { path: '^src/ui/([^/]+)/', pathNot: [...tests, '^src/ui/(components|shell)/'] },
    to: { path: '^src/ui/[^/]+/', pathNot: '^src/ui/(components|shell|text|$1)/' },
  },
  {
    name: 'main-joins',
    comment:
      'Only src/main.tsx, and the first page before it, join effects to screens. Have them pass in what you need.',
    from: { path: '^src/', pathNot: ['^src/(domain|effects|ui|first-page)/', '^src/main[.]tsx$'] },
    to: { path: '^src/effects/' },
  },
  {
    name: 'devtools-apart',
    comment:
      'Developer tools are in no build of the portal. Move what both need to the layer that it belongs to, in src or mock-server.',
    from: { path: '^(src|mock-server|contracts|tools)/' },
    to: { path: '^devtools/' },
  },
  {
    name: 'replay-cli-layer',
    comment:
      'Replay reads the domain, resimulates with the effects’ policies and gives them recorded responses; it draws nothing. Move what it needs into one of them.',
    from: { path: '^devtools/logs/(replay|reading)/', pathNot: testsAndHelpers },
    to: {
      path: '^(src|mock-server|contracts|openapi|devtools)/',
      pathNot: [
        '^src/domain/',
        '^src/effects/(first|areas|runtime/(effect|ports|store)|api/(operation|response))[.]ts$',
        '^devtools/logs/(replay|reading|screens)/',
        '^devtools/logs/(engine/protocol|inspector/address)[.]ts$',
      ],
    },
  },
  {
    name: 'triage-layer',
    comment:
      'Triage judges with what the replay command judges with; it draws nothing itself. Add what it needs to devtools/logs/replay.',
    from: { path: '^devtools/logs/triage/', pathNot: testsAndHelpers },
    to: {
      path: '^(src|mock-server|contracts|openapi|devtools)/',
      pathNot: ['^src/domain/', '^devtools/logs/(triage|replay|reading|screens)/'],
    },
  },
  {
    name: 'replay-screens-layer',
    comment:
      'Screens of a log are drawn by the built inspector, in a browser. Draw in devtools/logs/inspector/screen, and read here what it drew.',
    from: { path: '^devtools/logs/screens/', pathNot: tests },
    to: {
      path: '^(src|mock-server|contracts|openapi|tools|devtools)/',
      pathNot: [
        '^devtools/logs/(engine/protocol|inspector/(address|screen/messages)|replay/(worktrees|files)|screens/.*)[.]ts$',
        '^src/domain/log/log[.]ts$',
        '^tools/setup[.]mjs$',
      ],
    },
  },
  {
    name: 'inspector-layer',
    comment:
      'The inspector replays with the domain, draws with the screens, sanitises HTML and loads the brand’s fonts; it calls no host. Show what the log has.',
    from: { path: '^devtools/logs/(engine|inspector)/', pathNot: tests },
    to: {
      path: '^(src|mock-server|contracts|openapi|tools|devtools)/',
      pathNot: [
        '^src/(domain|ui)/',
        '^src/effects/runtime/adapters/(sanitise|fonts)[.]ts$',
        '^devtools/logs/(engine|inspector|reading)/',
        '^devtools/logs/triage/(row|judge|fold|report|words)[.]ts$',
        '^tools/(brand-fonts|css-options|setup)[.]m?[jt]s$',
      ],
    },
  },
  {
    name: 'inspector-packages',
    comment:
      'The inspector uses what the screens use, and io-ts to recognise event definitions. Build it from src/ui/components.',
    from: { path: '^devtools/logs/(engine|inspector)/', pathNot: [...tests, 'vite[.]config[.]ts$', '[.]mjs$'] },
    to: outside(
      'react|react-dom|react-router-dom|@linaria/core|fp-ts|io-ts|@tanstack/react-virtual|dom-accessibility-api',
    ),
  },
  {
    name: 'resume-layer',
    comment: 'Resuming a log joins the portal’s entry to the mock in the page. Put what it needs into one of them.',
    from: { path: '^devtools/logs/resume/', pathNot: testsAndHelpers },
    to: {
      path: '^(src|contracts|openapi|tools|devtools)/',
      pathNot: [
        '^src/domain/',
        '^src/main[.]tsx$',
        '^src/effects/runtime/config[.]ts$',
        '^tools/setup[.]mjs$',
        '^devtools/logs/(resume|reading)/',
        '^devtools/logs/replay/(arguments|read|files|paths)[.]ts$',
        '^devtools/logs/screens/build[.]ts$',
      ],
    },
  },
  {
    name: 'gallery-layer',
    comment:
      'The gallery joins the components and the portal’s entry to the mock in the page. Put what it needs into one of them.',
    from: { path: '^devtools/screens/gallery/', pathNot: [...tests, 'vite[.]config[.]ts$'] },
    to: {
      path: '^(src|contracts|openapi|tools|devtools)/',
      pathNot: ['^src/(domain|ui)/', '^src/main[.]tsx$', '^devtools/screens/(gallery|states)/'],
    },
  },
  {
    name: 'screen-states-layer',
    comment:
      'The catalogue of screen states is data in the words of the mock and of the screens’ texts. Perform a step in the tool that needs it.',
    from: { path: '^devtools/screens/states/', pathNot: tests },
    to: {
      path: '^(src|mock-server|contracts|openapi|tools|devtools)/',
      pathNot: [
        '^src/ui/text/',
        '^src/effects/api/(generated/operations|repeats)[.]ts$',
        '^mock-server/(faults|scenarios/(names|params))[.]ts$',
        '^devtools/screens/states/',
      ],
    },
  },
  {
    name: 'mock-server-alone',
    comment: 'Mock and portal share no code, or they share its bugs. Describe the shape in openapi.',
    from: { path: '^mock-server/' },
    to: { path: '^(src|contracts|tools)/' },
  },
  {
    name: 'contracts-through-client',
    comment:
      'A contract speaks through the portal’s client, the OpenAPI documents and the names and parameters of scenarios. Call the operation.',
    from: {
      path: '^contracts/',
      pathNot: '[.]test[.]ts$|^contracts/states/',
    },
    to: {
      path: '^(src|mock-server|tools)/',
      pathNot: [
        '^src/effects/api/',
        '^src/effects/runtime/adapters/sanitise[.]ts$',
        `^src/domain/(${shared})/`,
        '^mock-server/scenarios/(names|params)[.]ts$',
      ],
    },
  },
  {
    name: 'states-of-the-mock',
    comment: 'The page of provider states describes the mock’s scenarios and the pacts. Read nothing else of the mock.',
    from: { path: '^contracts/states/', pathNot: tests },
    to: { path: '^(src|mock-server|tools)/', pathNot: ['^src/effects/api/', '^mock-server/scenarios/'] },
  },
  {
    name: 'tools-layer',
    comment:
      'Tools read the domain, the list of effects, the api, the descriptions, the pacts and the mock’s doors. Move what they need into one of them.',
    from: { path: '^tools/' },
    to: {
      path: '^(src|mock-server|contracts)/',
      pathNot: [
        '^src/(domain|effects/api)/',
        // A release puts the configuration into the page that reads it.
        '^src/effects/runtime/config[.]ts$',
        // A build copies the fonts under the names by which the page asks for them.
        '^src/effects/runtime/adapters/fonts[.]ts$',
        // The build draws the first page.
        '^src/first-page/markup[.]tsx$',
        '^mock-server/(scenarios/|http[.]ts$)',
        // How a pact is read.
        '^contracts/(merge|verify/(pact-file|sources))[.]ts$',
      ],
    },
  },
  {
    name: 'no-test-imported',
    comment: 'A test is run, never imported. Move what both need into a testing file beside it.',
    from: {},
    to: { path: '[.](test|spec)[.]tsx?$' },
  },
  {
    name: 'testing-for-tests',
    comment: 'Testing files and samples are for tests. Move what the product needs into a separate file.',
    from: {
      pathNot: [
        ...testsAndHelpers,
        '^tools/versions/', // it makes up the events that no recorded log holds
      ],
    },
    to: { path: ['^tests/', ...testHelpers], pathNot: '[.](test|spec)[.]tsx?$' },
  },
  {
    name: 'no-cycles',
    comment: 'Files that need each other are one file, or share a third. Move the shared part into it.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'An import that leads nowhere escapes every rule. Correct the path, or install the package.',
    from: {},
    // Mirage declares the types of these paths, and has no file at them.
    to: { couldNotResolve: true, pathNot: '^miragejs/' },
  },
]

module.exports = {
  forbidden,
  options: {
    // Types count: a type from the wrong layer ties the layers as well.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
