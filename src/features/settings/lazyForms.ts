/** Loaders of the forms, whose code a list does not need. */
export const loadAddUser = async () => (await import('./AddUser.tsx')).AddUser;
export const loadCertificateForm = async () => (await import('./CertificateForm.tsx')).CertificateForm;
export const loadAddressForm = async () => (await import('./CompanyForms.tsx')).AddressForm;
export const loadTimeZoneForm = async () => (await import('./CompanyForms.tsx')).TimeZoneForm;

/** Props of a button that load a form before its press. An error is ignored here: the press repeats and shows it. */
export function preloadOnHover(load: () => Promise<unknown>) {
  const preload = () => void load().catch(() => undefined);
  return { onPointerEnter: preload, onFocus: preload };
}
