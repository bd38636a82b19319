/** Query parameters that advertisements and newsletters add to an address; no page reads them. */
const campaignParameter =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_gl)=/;

export function removeCampaignParameters(address: string): string {
  const [path = '', ...queries] = address.split('?');
  const query = queries
    .join('?')
    .split('&')
    .filter((each) => !campaignParameter.test(each))
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}
