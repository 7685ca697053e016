const drawings: Readonly<Record<string, string>> = {
  Fox: '<path d="M16 22 30 34h20l14-12-3 26-21 22-21-22z" fill="#d8702c"/><path d="m30 48 10 22 10-22-10 6z" fill="#fff4e6"/>',
  Owl: '<path d="M18 26c8 4 36 4 44 0v24c0 14-10 22-22 22S18 64 18 50z" fill="#7b5a3c"/><circle cx="31" cy="42" r="9" fill="#fff"/><circle cx="49" cy="42" r="9" fill="#fff"/><path d="m36 50 4 7 4-7z" fill="#f0b43c"/>',
  Whale:
    '<path d="M12 46c0-14 12-22 28-22s22 10 22 22-10 18-24 18-26-6-26-18z" fill="#3f7fb5"/><path d="m60 40 10-12 2 14z" fill="#3f7fb5"/><path d="M18 54c10 6 24 8 36 2-4 6-10 8-16 8-10 0-17-4-20-10z" fill="#dcecf7"/>',
  Cat: '<path d="m20 22 8 12h24l8-12v30c0 12-9 20-20 20s-20-8-20-20z" fill="#6a7180"/><path d="m36 54 4 4 4-4zM24 52h10M46 52h10" stroke="#f4c9c0" stroke-width="2" fill="#f4c9c0"/>',
  Leaf: '<path d="M18 62c0-28 16-42 46-44-2 30-16 46-40 44l-8 8z" fill="#3d8a57"/><path d="M20 62 50 32" stroke="#e6f3ea" stroke-width="3"/>',
  Mountain: '<path d="m8 64 22-36 12 18 8-12 22 30z" fill="#6b7a8f"/><path d="m30 28 7 11-7 5-7-5z" fill="#fff"/>',
}

const eyes = '<circle cx="31" cy="42" r="3.5" fill="#1e2029"/><circle cx="49" cy="42" r="3.5" fill="#1e2029"/>'
const faces = new Set(['Fox', 'Owl', 'Cat'])

const pictureOf = (name: string, drawing: string) => ({
  name,
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">${drawing}${faces.has(name) ? eyes : ''}</svg>`,
  )}`,
})

/** The pictures that people can choose from. They have no ground of their own: the page gives it, in its brand's tint. */
export const offeredAvatars: readonly { readonly name: string; readonly url: string }[] = Object.entries(drawings).map(
  ([name, drawing]) => pictureOf(name, drawing),
)
