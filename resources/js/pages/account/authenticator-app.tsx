export default function AuthenticatorApp() {
  return <h1>AuthenticatorApp</h1>
}
