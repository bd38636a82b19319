/**
 * The white label: everything that a second brand would say differently.
 * Source: requirements 1.6.
 */
export const brand = {
  name: 'Lintel',
  slug: 'lintel',
  marketplaceName: 'Lintel Marketplace',
  /** The area name that analytics uses (spec section 1). */
  analyticsArea: 'Marketplace',
  promise: 'Offers from partners your company already trusts, in one place.',
  callLine: 'Build up your business faster',
  singleSignOnName: 'Lintel Pro',
  supportEmail: 'help@lintel.example',
  newsletterUrl: 'https://newsletter.lintel.example',
  social: [
    { name: 'Facebook', letters: 'Fb', url: 'https://facebook.lintel.example' },
    { name: 'Twitter', letters: 'Tw', url: 'https://twitter.lintel.example' },
    { name: 'LinkedIn', letters: 'In', url: 'https://linkedin.lintel.example' },
  ],
  legal: [
    { name: 'Privacy Policy', url: 'https://www.lintel.example/privacy' },
    { name: 'Terms of Service', url: 'https://www.lintel.example/terms' },
    { name: 'Licenses', url: 'https://www.lintel.example/licenses' },
  ],
} as const;
