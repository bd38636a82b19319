import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { useRegisterPress } from '#session/useRegisterPress.ts';
import styles from './VisitorLinks.module.css';

export function VisitorLinks() {
  const press = useRegisterPress('header');
  return (
    <div className={styles['links']}>
      <Link href={paths.login} color="inherit" underline="none" className={styles['login']}>
        Login
      </Link>
      <Button href={paths.register} color="onBeam" size="small" className={styles['register']} {...press}>
        Register
      </Button>
    </div>
  );
}
