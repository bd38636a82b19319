import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Example } from '#gallery/Example.tsx';
import { PartnerCard } from './PartnerCard.tsx';

const actions = (
  <>
    <Button color="tonal" href="?offer">
      View offer
    </Button>
    <Link variant="action" href="?more">
      Learn more
    </Link>
  </>
);
const offer = {
  meta: 'Finance',
  benefit: 'Loans for equipment and wages, from many lenders with one form.',
  value: 'Up to 10% off',
  headingLevel: 3,
} as const;

export function Examples() {
  return (
    <>
      <Example title="Offer" on="page">
        <PartnerCard id={4} title="Lendflow" {...offer}>
          {actions}
        </PartnerCard>
      </Example>
      <Example title="Started, used" on="page">
        <PartnerCard
          id={3}
          title="Insureon"
          status={{ tone: 'info', icon: 'clock', text: 'Started 11/03/2026' }}
          {...offer}
        >
          {actions}
        </PartnerCard>
        <PartnerCard
          id={5}
          title="Sunbelt"
          status={{ tone: 'success', icon: 'check', text: 'Used' }}
          {...offer}
        >
          {actions}
        </PartnerCard>
      </Example>
      <Example title="For visitors, and long" on="page">
        <PartnerCard
          id={9}
          compact
          title="The Home Repair and Rapid Delivery Company of the Midwest"
          {...offer}
          value="Up to 10% off the first twelve months"
        >
          {actions}
        </PartnerCard>
      </Example>
    </>
  );
}
