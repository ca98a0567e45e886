String symbols = "0123456789abcdef";

// For num >= 0 and a base from 2 to 16.
String toBase(int num, int base) {
  if (num == 0) return "0"; // The loop would write no digit at all.
  StringBuilder digits = new StringBuilder();
  while (num > 0) {
    digits.append(symbols.charAt(num % base));
    num /= base;
  }
  return digits.reverse().toString();
}

// Every digit is lowercase and less than the base.
// The value fits in an int.
int fromBase(String digits, int base) {
  int value = 0;
  for (char digit : digits.toCharArray()) {
    // Earlier digits become worth base times as much.
    value = value * base + symbols.indexOf(digit);
  }
  return value;
}
