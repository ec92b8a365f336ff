import { Invitation } from '../features/account/invitation';

export default function InvitationPage() {
  return <Invitation />;
}
