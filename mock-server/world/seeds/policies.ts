import type { Policy } from '../content-records.ts'

const termsAndConditions = `
<h2>1. About these terms</h2>
<p>These terms apply whenever you use this site. Acme provides it so you can see and choose your benefits in one place. Read them before you carry on. If anything isn’t clear, ask Acme’s benefits team. What we ask of you is in <a href="#account">Your account</a>.</p>
<p>We may change these terms if the law or this site changes. If we do, we’ll ask you to read and accept the new version when you next log in.</p>
<h2 id="account">2. Your account</h2>
<p>Only you can use your account. Choose a password you don’t use anywhere else, don’t share it, and log out if you use a shared computer. Tell us straight away if you think someone else has used your account.</p>
<p>We lock an account for 15 minutes after too many failed attempts to log in. We do this to protect you.</p>
<h2>3. Choosing a benefit</h2>
<p>What you can choose depends on your contract of employment and on the rules of the scheme. A choice is complete when we confirm it. Some choices need Acme’s approval first, and a few need information from a provider.</p>
<ul>
  <li>Costs are what comes out of your pay each month. Each benefit says whether that’s before or after tax.</li>
  <li>Giving up part of your salary may affect other things, such as statutory pay, state benefits or a mortgage.</li>
  <li>Each benefit has its own terms too. You can read them on the benefit’s page.</li>
</ul>
<h2>4. Leaving a benefit</h2>
<p>Each benefit’s page says if and when you can leave it. When you leave a benefit, we show you its last day. If you leave Acme, most benefits end on your last day.</p>
<h2>5. What we are responsible for</h2>
<p>We do our best to make sure this site is accurate. Providers are responsible for their benefits. Nothing in these terms affects your legal rights.</p>
<h2>6. The law that applies</h2>
<p>These terms are governed by the law of England and Wales. Its courts deal with any dispute we can’t settle with you.</p>`

const privacyPolicy = `
<h2>Who we are</h2>
<p>We run this site for Acme. Acme decides how your data is used, which makes it the data controller. We follow Acme’s instructions.</p>
<h2>What we hold</h2>
<p>Acme sends us your name, work email, date of birth, employee number, salary, job, department, location and start date. You can add people you want to cover, and any details a benefit needs.</p>
<ul>
  <li>We keep a record of what you chose and when.</li>
  <li>We keep technical logs for 90 days to find faults and to protect your account.</li>
  <li>We do not sell your data, and we do not use it for advertising.</li>
</ul>
<h2>Who sees it</h2>
<p>Acme’s benefits team can see your choices. Providers only get what they need to give you the benefit. No one else gets your data unless the law requires it.</p>
<h2>How long we keep it</h2>
<p>We keep your record while you work for Acme and for 6 years after, in case of tax or pension questions. Then we delete it.</p>
<h2>Your rights</h2>
<p>You can ask for a copy of your data, ask us to correct or delete it, or object to how it’s used. Contact Acme’s benefits team. You can also complain to the Information Commissioner’s Office.</p>`

const cookiePolicy = `
<h2>What cookies are</h2>
<p>A cookie is a small text file a website stores in your browser. We use as few as we can, and none for advertising.</p>
<h2>Essential cookies</h2>
<p>One cookie keeps you logged in as you move between pages. We also store your cookie choices in your browser. This site can’t work without them, so they’re always on.</p>
<table>
  <thead><tr><th>Name</th><th>What it does</th><th>How long it stays</th></tr></thead>
  <tbody>
    <tr><td>portal_session</td><td>Keeps you logged in</td><td>Until you log out</td></tr>
    <tr><td>pes</td><td>Remembers your cookie choices</td><td>Until you clear your browser’s data</td></tr>
  </tbody>
</table>
<h2>Video player cookies</h2>
<p>Some pages show a video from another company. Its player sets its own cookies to remember the volume and count views. We only show it if you’ve agreed to these cookies.</p>
<h2>Changing your mind</h2>
<p>Choose Cookie settings at the foot of any page to switch the optional cookies on or off. You can also delete cookies in your browser settings at any time. You’ll then need to log in again.</p>`

/** The texts that everybody can read. */
export const seedPolicies: readonly Policy[] = [
  { id: 'terms-conditions', title: 'Terms and conditions', content: termsAndConditions.trim(), version: '2026-01' },
  { id: 'privacy-policy', title: 'Privacy statement', content: privacyPolicy.trim(), version: '2026-01' },
  { id: 'our-cookie-policy', title: 'Our Cookie Policy', content: cookiePolicy.trim(), version: '2026-01' },
]
