import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Content for screen readers alone; render it as a `div` unless it is phrasing content. */
export const VisuallyHidden = styled('span')(visuallyHidden);
