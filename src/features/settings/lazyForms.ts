/** Loaders of the code of the forms, which the lists do not need. */
export const loadAddUser = async () => (await import('./AddUser.tsx')).AddUser;
export const loadCertificateForm = async () => (await import('./CertificateForm.tsx')).CertificateForm;
export const loadAddressForm = async () => (await import('./CompanyForms.tsx')).AddressForm;
export const loadTimeZoneForm = async () => (await import('./CompanyForms.tsx')).TimeZoneForm;

/** Returns a button's props that load a form before the press. Errors are ignored: the press retries and shows them. */
export function preloadOnHover(load: () => Promise<unknown>) {
  const preload = () => void load().catch(() => undefined);
  return { onPointerEnter: preload, onFocus: preload };
}
