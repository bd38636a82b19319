import { TextField } from '#haven/TextField.tsx';
import styles from './PartnerBrowser.module.css';

interface PartnerSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function PartnerSearch({ value, onChange }: PartnerSearchProps) {
  return (
    <search className={styles['search']}>
      <TextField
        id="partner-search"
        label="Search partners"
        type="search"
        icon="search"
        placeholder="Name or need"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  );
}
