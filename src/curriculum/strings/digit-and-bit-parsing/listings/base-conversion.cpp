const string symbols = "0123456789abcdef";

// For num >= 0 and a base from 2 to 16.
string toBase(int num, int base) {
  if (num == 0) return "0"; // The loop would write no digit at all.
  string digits;
  while (num > 0) {
    digits += symbols[num % base];
    num /= base;
  }
  reverse(digits.begin(), digits.end());
  return digits;
}

// Every digit is lowercase and less than the base.
// The value fits in an int.
int fromBase(const string& digits, int base) {
  int value = 0;
  for (char digit : digits) {
    // Earlier digits become worth base times as much.
    value = value * base + int(symbols.find(digit));
  }
  return value;
}
