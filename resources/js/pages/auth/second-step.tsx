export default function SecondStep() {
  return <h1>SecondStep</h1>
}
