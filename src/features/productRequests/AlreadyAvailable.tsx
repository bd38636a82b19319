import { offerHref } from '#domain/marketplace.ts';
import { Link } from '#haven/Link.tsx';
import { usePartnerList } from '#session/usePartnerList.ts';
import styles from './AlreadyAvailable.module.css';
import { availablePartner } from './availablePartner.ts';

/** Says of what is typed that the company has it already. */
export function AlreadyAvailable({ typed }: { readonly typed: string }) {
  const { partners } = usePartnerList();
  const partner = availablePartner(typed, partners);
  return (
    <output className={styles['suggestion']}>
      {partner && (
        <>
          {partner.label} is already available. <Link href={offerHref(partner.href)}>View offer</Link>
        </>
      )}
    </output>
  );
}
