import type { Policy } from '../content-records.ts'

const termsAndConditions = `
<h2>1. About these terms</h2>
<p>These terms apply whenever you use this portal. Your employer provides it so that you can see and choose your benefits in one place. Please read them before you go on. If something is not clear, ask your benefits team, who will be glad to help. What we ask of you is in <a href="#account">Your account</a>.</p>
<p>We may change the terms when the law or the portal changes. When we do, we ask you to read and accept the new version the next time you log in.</p>
<h2 id="account">2. Your account</h2>
<p>Your account is yours alone. Choose a password that you use nowhere else, do not share it, and log out when you use a shared computer. Tell us at once if you believe that somebody else has used your account.</p>
<p>We lock an account for 15 minutes after too many failed attempts to log in. We do this to protect you.</p>
<h2>3. Choosing a benefit</h2>
<p>What you can choose depends on your contract of employment and on the rules of the scheme. A choice is complete once the portal confirms it. Some choices need the approval of your employer first, and a few need information from a provider.</p>
<ul>
  <li>Costs are shown for each month, before tax, unless we say otherwise.</li>
  <li>Giving up part of your salary for a benefit may affect other entitlements.</li>
  <li>The terms of each benefit apply beside these terms. You can read them on the benefit's page.</li>
</ul>
<h2>4. Leaving a benefit</h2>
<p>The page of each benefit says whether and when you can leave it. Cover ends on the date that the portal shows when you opt out. If you leave your employer, most benefits end on your last day of work.</p>
<h2>5. What we are responsible for</h2>
<p>We take care that what you read here is right. Providers are responsible for the benefits themselves. Nothing in these terms takes away rights that you have by law.</p>
<h2>6. The law that applies</h2>
<p>The law of England and Wales applies to these terms, and its courts decide any dispute that we cannot settle with you.</p>`

const privacyPolicy = `
<h2>Who we are</h2>
<p>We run this portal for your employer. Your employer decides why your data is used and is the controller of it. We handle it on your employer's instructions.</p>
<h2>What we hold</h2>
<p>Your employer sends us your name, work address, date of birth, employee number, salary band and the date on which you started. You can add people you want covered, and the details that a benefit asks for.</p>
<ul>
  <li>We keep a record of what you chose and when.</li>
  <li>We keep technical logs for 90 days to find faults and to protect your account.</li>
  <li>We do not sell your data, and we do not use it for advertising.</li>
</ul>
<h2>Who sees it</h2>
<p>The people in your employer's benefits team see your choices. A provider receives only what it needs to give you the benefit that you chose. Nobody else receives anything, unless the law demands it.</p>
<h2>How long we keep it</h2>
<p>We keep your record while you work for your employer and for six years after that, because questions about tax and pensions can come late. Then we delete it.</p>
<h2>Your rights</h2>
<p>You can ask for a copy of your data, ask for it to be put right, object to how it is used, or ask for it to be deleted. Write to your benefits team. You can also complain to the Information Commissioner's Office.</p>`

const cookiePolicy = `
<h2>What cookies are</h2>
<p>A cookie is a small text that a website keeps in your browser. This portal uses as few as it can, and none for advertising.</p>
<h2>Essential cookies</h2>
<p>One cookie keeps you logged in while you move from page to page. Another entry in your browser remembers your answer to the cookie question. The portal cannot work without them, so they are always on.</p>
<table>
  <thead><tr><th>Name</th><th>What it does</th><th>How long it stays</th></tr></thead>
  <tbody>
    <tr><td>portal_session</td><td>Keeps you logged in</td><td>Until you log out</td></tr>
    <tr><td>pes</td><td>Remembers your cookie choices</td><td>Until you clear your browser's data</td></tr>
  </tbody>
</table>
<h2>Video player cookies</h2>
<p>Some pages show a video from another company. Its player sets its own cookies to remember the volume and to count views. We show the player only when you have agreed to these cookies.</p>
<h2>Changing your mind</h2>
<p>Choose Cookie settings at the foot of any page to switch the optional cookies on or off. You can also delete cookies in the settings of your browser at any time; you will then have to log in again.</p>`

/** The texts that everybody can read. */
export const seedPolicies: readonly Policy[] = [
  { id: 'terms-conditions', title: 'Terms and conditions', content: termsAndConditions.trim(), version: '2026-01' },
  { id: 'privacy-policy', title: 'Privacy statement', content: privacyPolicy.trim(), version: '2026-01' },
  { id: 'our-cookie-policy', title: 'Our Cookie Policy', content: cookiePolicy.trim(), version: '2026-01' },
]
