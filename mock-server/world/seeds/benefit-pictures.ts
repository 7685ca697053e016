const lake =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320" viewBox="0 0 640 320"><linearGradient id="a" x2="0" y2="1"><stop stop-color="#f7d9b8"/><stop offset="1" stop-color="#f4b6a0"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop stop-color="#6d8fa8"/><stop offset="1" stop-color="#2f5873"/></linearGradient><path fill="url(#a)" d="M0 0h640v200H0z"/><circle cx="430" cy="120" r="44" fill="#fff3df"/><path fill="#a9899a" d="M0 200l120-90 90 60 110-110 130 120 70-50 120 70z"/><path fill="#7a6a86" d="M0 200l90-40 120 30 130-50 120 50 180-20v30z"/><path fill="url(#b)" d="M0 196h640v124H0z"/><path fill="#fff3df" opacity=".5" d="M392 214h76v4h-76zM402 236h56v4h-56zM412 258h36v4h-36z"/><path fill="#26343f" d="M60 320V190l-16 30 16-60 16 60-16-30zM108 320V214l-12 24 12-48 12 48-12-24z"/></svg>'

/** The scheme's pictures of its benefits, by benefit; the portal draws one for all others. */
export const benefitPictures: Readonly<Partial<Record<string, string>>> = {
  '217': `data:image/svg+xml,${encodeURIComponent(lake)}`,
}
