import type { Listing } from '#domain/listing.ts';
import { limits } from '#domain/limits.ts';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { SelectField } from '#haven/SelectField.tsx';
import { Surface } from '#haven/Surface.tsx';
import { TextField } from '#haven/TextField.tsx';
import styles from './Listing.module.css';
import { fieldsOf, type Part } from './partFields.ts';

interface OfferFieldsProps {
  readonly listing: Part<Listing>;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

/** What the offer's card says, and how long it does. */
export function OfferFields({ listing, categories }: OfferFieldsProps) {
  const field = fieldsOf(listing);
  return (
    <Surface as="section" padding="form" className={styles['part']} aria-labelledby="listing-offer">
      <h2 id="listing-offer">The offer</h2>
      <SelectField
        {...field('categoryId')}
        label="Category"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        {...field('benefit')}
        label="Benefit"
        hint="One sentence: what the offer is good for."
        maxLength={publishingLimits.lineLength}
      />
      <TextField
        {...field('value')}
        label="Value"
        hint="In plain words, up to 24 characters: it stands in the drawing of the card."
        maxLength={publishingLimits.lineLength}
      />
      <TextField
        {...field('learnMoreUrl')}
        label="Learn more"
        hint="The partner's own page about the offer."
        type="url"
        placeholder="https://"
        maxLength={limits.urlLength}
      />
      <div className={styles['days']}>
        <TextField
          {...field('checkedOn')}
          label="Checked on"
          hint="When somebody last looked whether it holds."
          type="date"
        />
        <TextField
          {...field('endsOn')}
          label="Last day (optional)"
          hint="Without one it stays."
          type="date"
        />
      </div>
    </Surface>
  );
}
