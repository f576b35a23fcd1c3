/**
 * Replaces the account client's support for passkeys and wallets. No page offers either, and the client
 * always imports both.
 */
function leftOut(): never {
  throw new Error('Passkeys and wallets are left out of this build; see tools/rspack/base.ts.');
}

export {
  leftOut as browserSupportsWebAuthn,
  leftOut as createCredential,
  leftOut as createSiweMessage,
  leftOut as deserializeCredentialCreationOptions,
  leftOut as deserializeCredentialRequestOptions,
  leftOut as fromHex,
  leftOut as getAddress,
  leftOut as getCredential,
  leftOut as serializeCredentialCreationResponse,
  leftOut as serializeCredentialRequestResponse,
  leftOut as toHex,
};
export const webAuthnAbortService = { createNewAbortSignal: leftOut, cancelCeremony: leftOut };
/** Created with every client. */
export function WebAuthnApi(): void {}
