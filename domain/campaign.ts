/** Parameters that advertisements and newsletters add to an address. No page reads one. */
const campaignParameter =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl)=/;

/** An address without such parameters: it is the same page, whatever led there. */
export function withoutCampaign(address: string): string {
  const [path = '', ...queries] = address.split('?');
  const query = queries
    .join('?')
    .split('&')
    .filter((each) => !campaignParameter.test(each))
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}
