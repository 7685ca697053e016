/** Gives jsdom, which has none, the part of the platform's dialog that the portal calls. What lies behind stays in reach there. */
export const giveDialogs = (): void => {
  const { HTMLDialogElement: Dialog } = globalThis
  Dialog.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('It is open already.', 'InvalidStateError')
    this.setAttribute('open', '')
  }
  Dialog.prototype.close = function close() {
    if (!this.open) return
    this.removeAttribute('open')
    setTimeout(() => this.dispatchEvent(new Event('close')))
  }
}
