// ItemChoice: which item a dance branches on next, as its watcher wishes.
import type { Choice } from "../core/api_matrix";
import { messages } from "../i18n/messages";
import { Segmented } from "../ui/segmented";

interface Props {
  value: Choice;
  onChange: (value: Choice) => void;
}

export function ItemChoice({ value, onChange }: Props) {
  const t = messages.value.watch;
  return (
    <Segmented
      titled
      label={t.choose}
      value={value}
      options={[
        { value: "least", text: t.chooseLeast },
        { value: "first", text: t.chooseFirst },
      ]}
      onChange={onChange}
    />
  );
}
