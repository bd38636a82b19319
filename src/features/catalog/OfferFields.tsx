import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { placements, type Listing } from '#domain/listing.ts';
import { placementNames } from '#domain/toListingTexts.ts';
import { limits } from '#domain/limits.ts';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { CardSection } from '#haven/layout/CardSection.tsx';
import { createFieldProps, type EditedPart } from './partFields.ts';

interface OfferFieldsProps {
  readonly listing: EditedPart<Listing>;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** Warning that the card and a page name different amounts; empty without a conflict. */
  readonly conflict: string;
}

/** Fields of an offer: category, texts and dates of the card, placement, and search words. */
export function OfferFields({ listing, categories, conflict }: OfferFieldsProps) {
  const field = createFieldProps(listing);
  return (
    <CardSection title="The offer" spacing={5}>
      <SelectField
        {...field('categoryId')}
        label="Category"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        {...field('benefit')}
        label="Benefit"
        hint="One sentence about what the offer is good for."
        maxLength={publishingLimits.lineLength}
      />
      <TextField
        {...field('value')}
        label="Value"
        hint="Up to 24 characters, in plain words. The card shows it."
        maxLength={publishingLimits.lineLength}
      />
      <Box component="output" sx={{ '&:empty': { display: 'none' } }}>
        {conflict !== '' && <Alert severity="warning">{conflict}</Alert>}
      </Box>
      <TextField
        {...field('learnMoreUrl')}
        label="Learn more"
        hint="The partner's own page about the offer."
        type="url"
        placeholder="https://"
        maxLength={limits.urlLength}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
          gap: 5,
        }}
      >
        <TextField
          {...field('checkedOn')}
          label="Checked on"
          hint="The day somebody last checked the offer."
          type="date"
        />
        <TextField
          {...field('endsOn')}
          label="Last day (optional)"
          hint="Leave this empty for an offer without an end."
          type="date"
        />
      </Box>
      <SelectField
        {...field('placement')}
        label="More partners"
        hint="Where companies see which partners they can ask for."
        options={placements.map((value) => ({ value, label: placementNames[value] }))}
        placeholder={null}
      />
      <TextArea
        {...field('words')}
        label="Search words (optional)"
        hint="What people call what the partner offers, one on each line. The search looks at them."
      />
    </CardSection>
  );
}
