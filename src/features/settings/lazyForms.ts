/** Where the code of the forms is: whoever only reads a list does without. A button fetches it ahead of its press. */
export const loadAddUser = async () => (await import('./AddUser.tsx')).AddUser;
export const loadCertificateForm = async () => (await import('./CertificateForm.tsx')).CertificateForm;
export const loadAddressForm = async () => (await import('./AddressForm.tsx')).AddressForm;
export const loadTimeZoneForm = async () => (await import('./TimeZoneForm.tsx')).TimeZoneForm;

/** Handlers for a button that opens one of the forms. A failure here is silent: it repeats, and shows, on the press. */
export function fetchingAhead(load: () => Promise<unknown>) {
  const fetchIt = () => void load().catch(() => undefined);
  return { onPointerEnter: fetchIt, onFocus: fetchIt };
}
