import { Features } from 'lightningcss'

/** How Vite writes stylesheets: `light-dark()` stays as it is, since the portal asks the browser whether it has it. */
export const cssOptions = { lightningcss: { exclude: Features.LightDark } }
