import { Features } from 'lightningcss'

/** How Vite writes stylesheets: `light-dark()` stays as it is, because the portal checks if the browser supports it. */
export const cssOptions = { lightningcss: { exclude: Features.LightDark } }
