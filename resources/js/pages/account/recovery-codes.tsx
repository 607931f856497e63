export default function RecoveryCodes() {
  return <h1>RecoveryCodes</h1>
}
