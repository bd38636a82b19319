/** Loaders of form components, whose code the lists do not need. */
export const loadAddUserForm = async () => (await import('./AddUserForm.tsx')).AddUserForm;
export const loadCertificateForm = async () => (await import('./CertificateForm.tsx')).CertificateForm;
export const loadAddressForm = async () => (await import('./CompanyForms.tsx')).AddressForm;
export const loadTimeZoneForm = async () => (await import('./CompanyForms.tsx')).TimeZoneForm;

/** Returns button props that preload a form on hover and focus. Ignores errors: the press retries and shows them. */
export function preloadOnHover(load: () => Promise<unknown>) {
  const preload = () => void load().catch(() => undefined);
  return { onPointerEnter: preload, onFocus: preload };
}
