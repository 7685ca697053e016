/**
 * Takes over what a person did on the page that the build drew before the portal ran (`first-page/early.ts`): gives what they typed into its
 * first field to `type`, and presses again what they pressed.
 */
export const takeEarlyInput = (type: (text: string) => void): void => {
  const root = document.getElementById('root')
  if (!root?.dataset['early']) return
  delete root.dataset['early']
  const typed = root.querySelector('input')?.value
  if (typed) type(typed)
  for (const pressed of root.querySelectorAll<HTMLElement>('[data-pressed]')) pressed.click()
}
