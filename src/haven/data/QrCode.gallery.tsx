import { Example } from '#gallery/Example.tsx';
import { QrCode } from './QrCode.tsx';

/** A pattern of the size of a code; no camera reads it. */
const checks = Array.from({ length: 21 }, (_, y) => `M${4 + (y % 2)} ${4 + y}h1v1h-1z`).join('');

export function Examples() {
  return (
    <Example title="Beside its words">
      <QrCode path={checks} size={29} />
      <p>Scan to register</p>
    </Example>
  );
}
